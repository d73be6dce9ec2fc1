export default [
  {
    name: 'walks through all pages and shows each train once',
    hint: 'Sort by the columns of the order, keep what comes after the cursor, cut at limit.',
    run: ({ pageOf }) => {
      const trains = ['08:00', '06:00', '07:00', '07:00', '07:00'].map((departs, i) => ({ departs, number: `9010${i}`, farePaise: 100 }))
      const pages = []
      let after = null
      do {
        const page = pageOf(trains, { sort: 'departs', limit: 2, after })
        pages.push(page.trains.map(({ number }) => number))
        after = page.next
      } while (after !== null && pages.length < 9)
      return pages
    },
    expect: [['90101', '90102'], ['90103', '90104'], ['90100']],
  },
  {
    name: 'orders by fare, then by number',
    hint: 'Compare column by column from the left. Fares are numbers: 9 comes before 10.',
    run: ({ pageOf }) => {
      const trains = [[1000, '3'], [900, '2'], [1000, '1'], [90, '4']].map(([farePaise, number]) => ({ farePaise, number, departs: '06:00' }))
      return pageOf(trains, { sort: 'fare', limit: 9 }).trains.map(({ number }) => number)
    },
    expect: ['4', '2', '1', '3'],
  },
  {
    name: 'says on the last page that there is no next one',
    hint: 'Look whether one more train would come. Exactly limit trains left means that this is the last page.',
    run: ({ pageOf }) => {
      const trains = ['06:00', '07:00'].map((departs, i) => ({ departs, number: String(i), farePaise: 1 }))
      return [pageOf(trains, { sort: 'departs', limit: 2 }).next, typeof pageOf(trains, { sort: 'departs', limit: 1 }).next, pageOf([], { sort: 'fare', limit: 5 })]
    },
    expect: [null, 'string', { trains: [], next: null }],
  },
  {
    name: 'refuses a broken cursor and one of another order',
    hint: 'The order is the first part of the cursor, and it has one more part for each column. Throw an error with the word cursor.',
    run: ({ pageOf, encodeCursor }) => {
      const train = { departs: '06:00', number: '1', farePaise: 5 }
      return [encodeCursor('fare', train), 'nonsense', 'e30', '', 'WyJkZXBhcnRzIl0', 'WyJkZXBhcnRzIiwiMDY6MDAiXQ', 'bnVsbA', 'WyJmYXJlIiwiMDY6MDAiLCIxIl0'].map((after) => {
        try {
          return pageOf([train], { sort: 'departs', limit: 1, after }).trains.length
        } catch ({ message }) {
          return /cursor/i.test(message) ? 'refused' : message
        }
      })
    },
    expect: ['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  },
]
