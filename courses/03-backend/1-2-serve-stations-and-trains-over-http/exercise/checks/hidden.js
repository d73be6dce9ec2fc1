export default [
  {
    name: 'every response says that it is JSON, errors too',
    hint: 'Let one small function make all responses, with the content type in it.',
    run: ({ answer }) => {
      const data = { stations: [{ code: 'ED', name: 'Erode', state: 'Tamil Nadu' }], trains: [] }
      return [
        ['GET', '/stations'],
        ['HEAD', '/stations/ED'],
        ['GET', '/stations/XYZ'],
        ['POST', '/trains'],
        ['GET', '/trains?day=x'],
        ['GET', '/'],
      ].map(([method, target]) => {
        const { status, headers } = answer(method, target, data)
        const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
        return [status, type.split(';')[0]]
      })
    },
    expect: [
      [200, 'application/json'],
      [200, 'application/json'],
      [404, 'application/json'],
      [405, 'application/json'],
      [400, 'application/json'],
      [404, 'application/json'],
    ],
  },
  {
    name: 'a search that finds nothing is an empty list with 200',
    hint: 'Both stations exist, and no train connects them: a good question with the answer "none".',
    run: ({ answer }) => {
      const stop = (station) => ({ station, arrives: '10:00', departs: '10:02' })
      const data = {
        stations: ['ED', 'GHY'].map((code) => ({ code, name: code, state: 'X' })),
        trains: [{ number: '1', name: 'A', days: ['mon'], stops: ['GHY', 'ED'].map(stop) }],
      }
      return ['/trains?from=ED&to=GHY', '/trains?from=GHY&day=sun'].map((target) => {
        const { status, body } = answer('GET', target, data)
        return [status, body.trains ?? body]
      })
    },
    expect: [
      [200, []],
      [200, []],
    ],
  },
  {
    name: 'each parameter works alone, and a longer address is no page',
    hint: 'Without `from` any train that stops at `to` fits. /trains/1/stops is not an address of this API.',
    run: ({ answer }) => {
      const stop = (station) => ({ station, arrives: '10:00', departs: '10:02' })
      const data = {
        stations: ['ED', 'SA', 'GHY'].map((code) => ({ code, name: code, state: 'X' })),
        trains: [
          { number: '1', name: 'A', days: ['mon', 'sun'], stops: ['SA', 'ED'].map(stop) },
          { number: '2', name: 'B', days: ['tue'], stops: ['GHY', 'SA'].map(stop) },
        ],
      }
      const found = ['/trains', '/trains?to=ED', '/trains?day=tue'].map((target) => {
        const { body } = answer('GET', target, data)
        return (body.trains ?? body).map(({ number }) => number).join()
      })
      return [found, answer('GET', '/trains/1/stops', data).status]
    },
    expect: [['1,2', '1', '2'], 404],
  },
  {
    name: 'accepts every day of the week, and finds nothing for a trip to the same station',
    hint: 'mon, tue, wed, thu, fri, sat and sun are days. A trip ends after it has begun.',
    run: ({ answer }) => {
      const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
      const data = {
        stations: [{ code: 'ED', name: 'Erode', state: 'Tamil Nadu' }],
        trains: [{ number: '1', name: 'A', days, stops: [{ station: 'ED', arrives: null, departs: '10:02' }] }],
      }
      const found = (target) => {
        const { status, body } = answer('GET', target, data)
        return `${status}: ${(body.trains ?? body).length}`
      }
      return [...days.map((day) => found(`/trains?day=${day}`)), found('/trains?from=ED&to=ED')]
    },
    expect: ['200: 1', '200: 1', '200: 1', '200: 1', '200: 1', '200: 1', '200: 1', '200: 0'],
  },
  {
    name: 'looks at the page first, then at the method, then for the station or train',
    hint: 'The order of the three questions in the lesson: page, method, thing. Each method but GET and HEAD gets 405.',
    run: ({ answer }) => {
      const data = { stations: [{ code: 'ED', name: 'Erode', state: 'Tamil Nadu' }], trains: [] }
      return [
        ['PUT', '/stations/ED'],
        ['DELETE', '/stations/XYZ'],
        ['PATCH', '/trains/12345'],
        ['POST', '/trains?day=funday'],
        ['POST', '/tickets'],
        ['HEAD', '/stations/XYZ'],
      ].map(([method, target]) => answer(method, target, data).status)
    },
    expect: [405, 405, 405, 405, 404, 404],
  },
]
