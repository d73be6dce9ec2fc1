export default [
  {
    name: "repairs all five letters",
    hint: "Which five? They are in the lesson.",
    run: `select string_agg(clean_name(old), ' ' order by old collate "C") as letters from (values (U&'\\0D23\\0D4D\\200D'), (U&'\\0D28\\0D4D\\200D'), (U&'\\0D30\\0D4D\\200D'), (U&'\\0D32\\0D4D\\200D'), (U&'\\0D33\\0D4D\\200D')) as t(old)`,
    expect: [{"letters": "ൺ ൻ ർ ൽ ൾ"}],
  },
  {
    name: "brings an accent into one form",
    hint: "normalize(name, nfc)",
    run: `select length(clean_name(U&'cafe\\0301')) as letters, clean_name(U&'cafe\\0301') = U&'caf\\00E9' as equal`,
    expect: [{"letters": 4, "equal": true}],
  },
  {
    name: "removes spaces around a name",
    hint: "btrim, before anything else is compared.",
    run: `select '[' || clean_name('  the Guide ') || ']' as clean, '[' || sort_name('  the Guide ') || ']' as key`,
    expect: [{"clean": "[the Guide]", "key": "[guide]"}],
  },
  {
    name: "keeps an article inside the name",
    hint: "Only an article at the beginning is left out.",
    run: `select sort_name('Under the Banyan') as a, sort_name('Not a Word') as b`,
    expect: [{"a": "under the banyan", "b": "not a word"}],
  },
  {
    name: "knows the group of a name",
    hint: "Look at the first letter of the key, not of the name.",
    run: `select shelf_group('“9 Rivers”') as a, shelf_group('The 10 Stories') as b, shelf_group('മതിലുകൾ') as c, shelf_group('A Suitable Boy') as d, shelf_group('गोदान') as e`,
    expect: [{"a": 1, "b": 1, "c": 2, "d": 3, "e": 3}],
  },
  {
    name: "finds the place of titles that come later",
    hint: "catalogue is a view: it calculates the places each time.",
    run: `insert into shelf values ('The 100 Recipes'), ('അഗ്നിസാക്ഷി'), ('apples'); select place, name from catalogue where name in ('The 100 Recipes', 'അഗ്നിസാക്ഷി', 'apples') order by place`,
    expect: [{"place": 3, "name": "The 100 Recipes"}, {"place": 4, "name": "അഗ്നിസാക്ഷി"}, {"place": 8, "name": "apples"}],
  },
]
