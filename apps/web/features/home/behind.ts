/** What home fetches behind its first sight. */
export { Highlights } from './highlights.tsx';
export { Movers } from './movers.tsx';
