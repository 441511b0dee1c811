import { saveFile } from '../../../shell/export/save-file.ts';

/** @param text JSON */
export const saveJson = (text: string, name: string) => saveFile(new Blob([text], { type: 'application/json' }), name);
