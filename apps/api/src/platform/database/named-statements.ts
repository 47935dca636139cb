/** More texts than this mean that SQL is built from data; further texts run unprepared, so connections do not fill with statements. */
const MAX_STATEMENTS = 1000;
const TRANSACTION_CONTROL = /^\s*(begin|start|commit|rollback|savepoint|release)\b/i;

/** Names each SQL text so that a connection prepares it once, which halves the work of the database. */
export function nameStatements(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_STATEMENTS || TRANSACTION_CONTROL.test(text)) return known;
    const name = `s${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
