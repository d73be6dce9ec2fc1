export default [
  {
    name: 'isn’t disturbed by trains that are added before, added after or deleted',
    hint: 'The cursor is a place in the order, not a number of rows. No row has to be there.',
    run: ({ pageOf }) => {
      const train = (departs, number) => ({ departs, number, farePaise: 1 })
      const trains = [train('06:00', '1'), train('07:00', '2'), train('08:00', '3')]
      const { next } = pageOf(trains, { sort: 'departs', limit: 2 })
      return [
        [train('05:00', '9'), ...trains, train('08:30', '8')],
        trains.filter(({ number }) => number !== '2'),
      ].map((changed) => pageOf(changed, { sort: 'departs', limit: 5, after: next }).trains.map(({ number }) => number))
    },
    expect: [['3', '8'], ['3']],
  },
  {
    name: 'leaves the given list as it was',
    hint: 'Sort a copy: filter makes one.',
    run: ({ pageOf }) => {
      const trains = ['3', '1', '2'].map((number) => ({ departs: '06:00', number, farePaise: 1 }))
      pageOf(trains, { sort: 'departs', limit: 2 })
      return trains.map(({ number }) => number)
    },
    expect: ['3', '1', '2'],
  },
  {
    name: 'makes cursors that fit into an address',
    hint: 'base64url: - and _ in place of + and /, and no = at the end.',
    run: ({ encodeCursor }) => {
      const cursors = ['~~~?>>>', 'ab', 'abc', '06:00'].map((departs) => encodeCursor('departs', { departs, number: '1', farePaise: 1 }))
      return [cursors.filter((cursor) => !/^[\w-]+$/.test(cursor)), new Set(cursors).size]
    },
    expect: [[], 4],
  },
  {
    name: 'finds the place again for any text',
    hint: 'Decoding is encoding backwards: - becomes + again, and _ becomes / again, before atob.',
    run: ({ pageOf }) => {
      const trains = ['>', '>>', '>>>', '?', '??', '???', '~', '~~', '~~~'].map((number) => ({ departs: '06:00', number, farePaise: 1 }))
      const found = []
      let after = null
      do {
        const page = pageOf(trains, { sort: 'departs', limit: 1, after })
        found.push(...page.trains.map(({ number }) => number))
        after = page.next
      } while (after !== null && found.length < 20)
      return found
    },
    expect: ['>', '>>', '>>>', '?', '??', '???', '~', '~~', '~~~'],
  },
  {
    name: 'walks through the fares too, with one train on several days',
    hint: 'Fare and number can be equal for two days: all columns of the order belong to the place.',
    run: ({ pageOf }) => {
      const trains = [['14 06:00', '90101', 500], ['15 06:00', '90101', 500], ['16 06:00', '90101', 500], ['14 07:00', '90118', 400], ['14 08:00', '90099', 500]].map(([departs, number, farePaise]) => ({ departs, number, farePaise }))
      const pages = []
      let after = null
      do {
        const page = pageOf(trains, { sort: 'fare', limit: 2, after })
        pages.push(page.trains.map(({ number, departs }) => `${number} ${departs}`))
        after = page.next
      } while (after !== null && pages.length < 9)
      return pages
    },
    expect: [['90118 14 07:00', '90099 14 08:00'], ['90101 14 06:00', '90101 15 06:00'], ['90101 16 06:00']],
  },
]
