/** What the server answered, when it said no. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function read<T>(response: Response): Promise<T> {
  const body = await response.json().catch(() => null)
  if (!response.ok) throw new Refused(response.status, body?.message ?? `The server answered ${response.status}.`)
  return body
}

export const getJson = async <T,>(path: string): Promise<T> => read<T>(await fetch(path))

export async function postJson<T>(path: string, data?: object): Promise<T> {
  const body = data && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }
  return read<T>(await fetch(path, { method: 'POST', ...body }))
}
