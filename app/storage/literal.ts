import type { SqlValue } from './driver';

/** A value as SQL writes it. A text with a NUL in it makes SQLite refuse the statement. */
export function literal(value: SqlValue): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/** SQL with its question marks filled in, for where there are no parameters. */
export function filledIn(sql: string, params: readonly SqlValue[]): string {
  const parts = sql.split('?');
  return parts.map((part, i) => (i === 0 ? '' : literal(params[i - 1] ?? null)) + part).join('');
}
