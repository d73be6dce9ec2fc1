/** Of a body that looks like JSON and isn't; null if it can be sent. Anything else is sent as text. */
export function jsonProblem(body: string): string | null {
  if (!/^\s*[{[]/.test(body)) return null
  try {
    JSON.parse(body)
    return null
  } catch (error) {
    const place = /line \d+ column \d+/.exec((error as Error).message)?.[0]
    return `This isn’t JSON${place ? `: look at ${place}` : ''}. Names and texts need double quotes: {"count": 2}`
  }
}

/** JSON with a line for each value; anything else as it is. */
export function prettyBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

export const isGoodStatus = (status: number): boolean => status < 400
