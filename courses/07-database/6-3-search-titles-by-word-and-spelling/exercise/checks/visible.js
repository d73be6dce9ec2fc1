export default [
  {
    name: 'finds a title by a word in another form',
    hint: "to_tsvector('english', …) knows the stems of English words.",
    run: `select name, found_by from find_titles('trains')`,
    expect: [{ name: 'Train to Pakistan', found_by: 'word' }],
  },
  {
    name: 'finds a title by its author',
    hint: 'Add the author to the column, with another weight.',
    run: `select name from find_titles('Benyamin')`,
    expect: [{ name: 'Aadujeevitham' }],
  },
  {
    name: 'finds a title in spite of a spelling mistake',
    hint: 'words <% name compares trigrams.',
    run: `select name, found_by from find_titles('Chemeen')`,
    expect: [{ name: 'Chemmeen', found_by: 'spelling' }],
  },
  {
    name: 'accepts any input',
    hint: 'websearch_to_tsquery never fails; to_tsquery does.',
    run: `select (select count(*) from find_titles('&& '' -')) as signs, (select count(*) from find_titles('''')) as quote, (select count(*) from find_titles('')) as empty, (select count(*) from find_titles('roy:* | "')) as broken`,
    expect: [{ signs: 0, quote: 0, empty: 0, broken: 1 }],
  },
]
