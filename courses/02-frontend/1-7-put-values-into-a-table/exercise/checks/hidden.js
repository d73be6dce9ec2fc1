export default [
  {
    name: 'says in words that the night bus doesn’t run',
    hint: 'Three cells: doesn’t run, doesn’t run, no fare. No cell is empty.',
    run: (document) => [...document.querySelectorAll('tbody tr')].at(-1) ? [...[...document.querySelectorAll('tbody tr')].at(-1).querySelectorAll('td')].map((cell) => cell.textContent.replaceAll('’', "'").trim()) : [],
    expect: ["doesn't run", "doesn't run", 'no fare'],
  },
  {
    name: 'lets a listener hear both headings of a fare',
    hint: 'A screen reader says: Fare, Shivneri, ₹390. It takes the words from the th of the column and of the row.',
    run: (document) => {
      const rows = [...document.querySelectorAll('table tr')]
      const row = rows.find((one) => one.textContent.includes('390'))
      const at = [...(row?.children ?? [])].findIndex((cell) => cell.textContent.includes('390'))
      const above = rows[0]?.children[at]
      const beside = row?.querySelector('th[scope="row"]')
      return [above?.matches('th[scope="col"]') ? above.textContent.trim() : 'no heading above', beside?.textContent.trim() ?? 'no heading at the side', '₹390']
    },
    expect: ['Fare', 'Shivneri', '₹390'],
  },
  {
    name: 'has the same number of cells in each row',
    hint: 'Count the cells of each row, the heading included: four.',
    run: (document) => [...document.querySelectorAll('table tr')].map((row) => row.children.length),
    expect: [4, 4, 4, 4, 4],
  },
]
