/** Internals that no response may contain: code locations, SQL, table names, errors. */
export const internals =
  /\n? {4}at |\.ts:\d|node_modules|node:internal|select .+ from|insert into|syntax error|relation "|column "|constraint|SQLSTATE|TypeError|ECONNREFUSED|drizzle|fastify/i
