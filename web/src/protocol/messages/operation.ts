// Made by scripts/message_types.py from src/kutter/server/protocol/operation.py: npm run types

export interface Health {
  status: 'ok' | 'stopping';
  version: string;
  tables: number;
}
export interface Readiness {
  status: 'ready' | ('stopping' | 'not-alone' | 'not-hearing' | 'not-writing' | 'not-reading');
}
