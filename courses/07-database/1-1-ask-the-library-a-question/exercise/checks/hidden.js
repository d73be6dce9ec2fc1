export default [
  {
    name: 'shows books of any year and any author, however many there are',
    hint: 'Only the language decides which rows are kept.',
    setup: `insert into titles values (12, 'A very old book', null, 'Malayalam', 1772), (13, 'A book of this year', 'Somebody', 'Malayalam', 2026)`,
    expect: [
      { name: 'A very old book', published: 1772 },
      { name: 'Indulekha', published: 1889 },
      { name: 'Balyakalasakhi', published: 1944 },
      { name: 'Chemmeen', published: 1956 },
      { name: 'Khasakkinte Itihasam', published: 1969 },
      { name: 'Randamoozham', published: 1984 },
      { name: 'Aadujeevitham', published: 2008 },
      { name: 'A book of this year', published: 2026 },
    ],
  },
  {
    name: 'shows nothing if there is no book in Malayalam',
    hint: 'Compare with the whole word: language = …',
    setup: `update titles set language = 'Malay'`,
    expect: [],
  },
]
