// @ts-check

/** @typedef {{ title: string, head: string[], rows: string[][] }} Table */

/**
 * Prints a table that reads well in a terminal and in Markdown.
 *
 * @param {Table} table
 */
export const printTable = ({ title, head, rows }) => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (/** @type {string[]} */ row) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  console.log(['', title, '', line(head), rule, ...rows.map(line)].join('\n'));
};
