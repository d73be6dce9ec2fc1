/** The body of an answer; a failure becomes an error with the server's message. */
export async function getJson<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return response.json()
}
