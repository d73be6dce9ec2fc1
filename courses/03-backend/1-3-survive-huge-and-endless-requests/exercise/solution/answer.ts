export type Station = { code: string; name: string; state: string }
export type Stop = { station: string; arrives: string | null; departs: string | null }
export type Train = { number: string; name: string; days: string[]; stops: Stop[] }
export type Timetable = { stations: Station[]; trains: Train[] }
export type Answer = { status: number; headers: Record<string, string>; body?: unknown }

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
})

/** Decides the response for one request. It opens no socket, so a test can call it directly. */
export function answer(method: string, target: string, data: Timetable): Answer {
  const url = new URL(target, 'http://localhost')
  const [collection, key, ...rest] = url.pathname.split('/').filter(Boolean)
  const known = rest.length === 0 && (collection === 'stations' || collection === 'trains')
  if (!known) return json(404, { error: `There is no page ${url.pathname}` })
  if (method !== 'GET' && method !== 'HEAD')
    return json(405, { error: `${method} is not allowed on ${url.pathname}` }, { allow: 'GET, HEAD' })

  if (collection === 'stations') {
    if (key === undefined) return json(200, { stations: data.stations })
    const station = data.stations.find((s) => s.code === key.toUpperCase())
    return station ? json(200, station) : json(404, { error: `There is no station ${key}` })
  }

  if (key !== undefined) {
    const train = data.trains.find((t) => t.number === key)
    return train ? json(200, train) : json(404, { error: `There is no train ${key}` })
  }
  const from = url.searchParams.get('from')?.toUpperCase()
  const to = url.searchParams.get('to')?.toUpperCase()
  const day = url.searchParams.get('day')?.toLowerCase()
  if (day !== undefined && !days.includes(day))
    return json(400, { error: `day must be one of ${days.join(', ')}, not ${day}` })
  for (const code of [from, to])
    if (code !== undefined && !data.stations.some((s) => s.code === code))
      return json(400, { error: `There is no station ${code}` })
  const trains = data.trains.filter((train) => {
    const start = from === undefined ? 0 : train.stops.findIndex((s) => s.station === from)
    const end = to === undefined ? train.stops.length : train.stops.findIndex((s) => s.station === to)
    return start >= 0 && end > start && (day === undefined || train.days.includes(day))
  })
  return json(200, { trains: trains.map(({ number, name, days }) => ({ number, name, days })) })
}
