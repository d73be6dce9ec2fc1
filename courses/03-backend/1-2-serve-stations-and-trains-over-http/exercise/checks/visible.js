export default [
  {
    name: 'returns the list of stations',
    hint: 'Take the path from new URL(target, "http://localhost"). The body is the list, or an object with the list in it.',
    run: ({ answer }) => {
      const data = {
        stations: [
          { code: 'SBC', name: 'KSR Bengaluru', state: 'Karnataka' },
          { code: 'ED', name: 'Erode', state: 'Tamil Nadu' },
        ],
        trains: [],
      }
      const { status, body } = answer('GET', '/stations', data)
      return [status, (body.stations ?? body).map(({ code }) => code)]
    },
    expect: [200, ['SBC', 'ED']],
  },
  {
    name: 'returns one station, in small letters too',
    hint: 'Compare the code with toUpperCase() of what comes after /stations/.',
    run: ({ answer }) => {
      const data = { stations: [{ code: 'ED', name: 'Erode', state: 'Tamil Nadu' }], trains: [] }
      return ['/stations/ED', '/stations/ed'].map((target) => {
        const { status, body } = answer('GET', target, data)
        return [status, body.name]
      })
    },
    expect: [
      [200, 'Erode'],
      [200, 'Erode'],
    ],
  },
  {
    name: 'returns one train by its number',
    hint: 'find() the train with this number. The body is the train itself, with its stops.',
    run: ({ answer }) => {
      const train = {
        number: '90101',
        name: 'Nilgiri Express',
        days: ['mon'],
        stops: [{ station: 'SBC', arrives: null, departs: '06:00' }],
      }
      const { status, body } = answer('GET', '/trains/90101', { stations: [], trains: [train] })
      return [status, body.name, body.stops.length]
    },
    expect: [200, 'Nilgiri Express', 1],
  },
  {
    name: 'finds trains that stop at both stations, in this order',
    hint: 'The position of `to` in the stops must come after the position of `from`.',
    run: ({ answer }) => {
      const stop = (station) => ({ station, arrives: '10:00', departs: '10:02' })
      const data = {
        stations: ['SBC', 'ED', 'CBE'].map((code) => ({ code, name: code, state: 'X' })),
        trains: [
          { number: '1', name: 'A', days: ['mon'], stops: ['SBC', 'ED', 'CBE'].map(stop) },
          { number: '2', name: 'B', days: ['mon'], stops: ['CBE', 'ED', 'SBC'].map(stop) },
          { number: '3', name: 'C', days: ['tue'], stops: ['SBC', 'CBE'].map(stop) },
          { number: '4', name: 'D', days: ['mon'], stops: ['ED', 'CBE'].map(stop) },
        ],
      }
      return ['/trains?from=SBC&to=CBE', '/trains?from=sbc&to=cbe&day=mon', '/trains?from=ED'].map((target) => {
        const { body } = answer('GET', target, data)
        return (body.trains ?? body).map(({ number }) => number)
      })
    },
    expect: [['1', '3'], ['1'], ['1', '2', '4']],
  },
  {
    name: 'an unknown day or station in a search is a 400 that names it',
    hint: 'Check the parameters before you search. The message contains the wrong value.',
    run: ({ answer }) => {
      const data = { stations: [{ code: 'ED', name: 'Erode', state: 'Tamil Nadu' }], trains: [] }
      return [
        ['/trains?day=funday', 'funday'],
        ['/trains?from=XYZ', 'XYZ'],
        ['/trains?from=ED&to=QQQ', 'QQQ'],
      ].map(([target, wrong]) => {
        const { status, body } = answer('GET', target, data)
        return [status, JSON.stringify(body).includes(wrong)]
      })
    },
    expect: [
      [400, true],
      [400, true],
      [400, true],
    ],
  },
  {
    name: 'a 404 says what wasn’t found: page, station or train',
    hint: 'Three different messages, such as "There is no station XYZ". To repeat the address isn’t enough.',
    run: ({ answer }) => {
      const data = { stations: [], trains: [] }
      return [
        ['/tickets', 'page'],
        ['/stations/XYZ', 'station'],
        ['/trains/12345', 'train'],
      ].map(([target, word]) => {
        const { status, body } = answer('GET', target, data)
        // The address is no answer: /stations/XYZ says "station" by itself.
        const text = JSON.stringify(body).replaceAll(target, '').toLowerCase()
        return [status, text.includes(word) && (word === 'page' || !text.includes('page'))]
      })
    },
    expect: [
      [404, true],
      [404, true],
      [404, true],
    ],
  },
  {
    name: 'other methods get 405 with Allow',
    hint: 'The page exists, but not with this method. The header lists what works: GET, HEAD.',
    run: ({ answer }) => {
      const { status, headers } = answer('DELETE', '/stations', { stations: [], trains: [] })
      const allow = Object.entries(headers).find(([name]) => name.toLowerCase() === 'allow')?.[1]
      return [status, allow]
    },
    expect: [405, 'GET, HEAD'],
  },
]
