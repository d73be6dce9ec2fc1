export default [
  {
    name: 'shows the six books in Malayalam, the oldest first',
    hint: "After from titles, write where language = 'Malayalam', then order by published. The semicolon moves to the very end.",
    expect: [
      { name: 'Indulekha', published: 1889 },
      { name: 'Balyakalasakhi', published: 1944 },
      { name: 'Chemmeen', published: 1956 },
      { name: 'Khasakkinte Itihasam', published: 1969 },
      { name: 'Randamoozham', published: 1984 },
      { name: 'Aadujeevitham', published: 2008 },
    ],
  },
  {
    name: 'leaves out books in other languages',
    hint: 'One condition is enough: the language of the row is Malayalam.',
    setup: `truncate titles cascade; insert into titles values (1, 'Gitanjali', 'Rabindranath Tagore', 'Bengali', 1910), (2, 'Odayil Ninnu', 'P. Kesavadev', 'Malayalam', 1942), (3, 'Maila Anchal', 'Phanishwar Nath Renu', 'Hindi', 1954)`,
    expect: [{ name: 'Odayil Ninnu', published: 1942 }],
  },
  {
    name: 'sorts new books too',
    hint: 'Put order by published at the end of the query.',
    setup: `truncate titles cascade; insert into titles values (1, 'Aarachar', 'K. R. Meera', 'Malayalam', 2012), (2, 'Odayil Ninnu', 'P. Kesavadev', 'Malayalam', 1942), (3, 'Manju', 'M. T. Vasudevan Nair', 'Malayalam', 1964)`,
    expect: [
      { name: 'Odayil Ninnu', published: 1942 },
      { name: 'Manju', published: 1964 },
      { name: 'Aarachar', published: 2012 },
    ],
  },
]
