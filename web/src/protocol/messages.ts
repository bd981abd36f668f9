// Made by scripts/message_types.py from src/kutter/server/protocol: npm run types
export type * from './messages/acts';
export type * from './messages/basics';
export type * from './messages/contests';
export type * from './messages/games';
export type * from './messages/guides';
export type * from './messages/lessons';
export type * from './messages/links';
export type * from './messages/operation';
export type * from './messages/questions';
export type * from './messages/records';
export type * from './messages/refusals';
export type * from './messages/reviews';
export type * from './messages/sockets';
export type * from './messages/tables';
