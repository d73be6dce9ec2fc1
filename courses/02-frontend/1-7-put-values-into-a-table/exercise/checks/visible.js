export default [
  {
    name: 'names the table in its caption',
    hint: 'caption is the first element inside of table: Buses from Satara to Pune on Sunday',
    run: (document) => {
      const caption = document.querySelector('table')?.firstElementChild
      return caption?.tagName === 'CAPTION' ? caption.textContent.replace(/\s+/g, ' ').trim() : 'The first element of the table is no caption yet.'
    },
    expect: 'Buses from Satara to Pune on Sunday',
  },
  {
    name: 'heads the four columns',
    hint: 'In thead there is one row with four th. Each has scope="col".',
    run: (document) => [...document.querySelectorAll('thead tr > *')].map((cell) => `${cell.tagName.toLowerCase()} ${cell.getAttribute('scope') ?? 'no scope'}: ${cell.textContent.trim()}`),
    expect: ['th col: Bus', 'th col: Leaves', 'th col: Arrives', 'th col: Fare'],
  },
  {
    name: 'heads the four rows with the bus',
    hint: 'In tbody each row begins with a th that has scope="row".',
    run: (document) => [...document.querySelectorAll('tbody tr')].map(({ firstElementChild: cell }) => `${cell?.tagName.toLowerCase()} ${cell?.getAttribute('scope') ?? 'no scope'}: ${cell?.textContent.trim()}`),
    expect: ['th row: Express', 'th row: Ordinary', 'th row: Shivneri', 'th row: Night bus'],
  },
  {
    name: 'shows when the buses leave and arrive, and the fare',
    hint: 'Three td in each row, in the order of the headings.',
    run: (document) => [...document.querySelectorAll('tbody tr')].slice(0, 3).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())),
    expect: [
      ['6:30', '9:00', '₹210'],
      ['7:15', '10:40', '₹165'],
      ['8:00', '10:15', '₹390'],
    ],
  },
]
