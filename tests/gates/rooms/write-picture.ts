import { writeFileSync } from 'node:fs';
import { readAll } from '../source.ts';
import { drawRooms, pictureFile } from './draw.ts';
import { arrowsBetween } from './rooms.ts';

/** Draws the rooms of the house and what they use anew: `node tests/gates/rooms/write-picture.ts`. */
writeFileSync(pictureFile, drawRooms(arrowsBetween(readAll())));
