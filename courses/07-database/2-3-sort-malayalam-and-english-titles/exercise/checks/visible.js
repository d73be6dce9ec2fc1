export default [
  {
    name: "repairs the old chillu of കടൽ",
    hint: "replace(name, U&'\\0D32\\0D4D\\200D', 'ൽ') is one of the five.",
    run: `select clean_name(U&'\\0D15\\0D1F\\0D32\\0D4D\\200D') as name, length(clean_name(U&'\\0D15\\0D1F\\0D32\\0D4D\\200D')) as letters`,
    expect: [{"name": "കടൽ", "letters": 3}],
  },
  {
    name: "sorts without the article",
    hint: "regexp_replace with ^ at the beginning and \\s+ after the article.",
    run: `select sort_name('The Guide') as a, sort_name('a Suitable Boy') as b, sort_name('An Area of Darkness') as c`,
    expect: [{"a": "guide", "b": "suitable boy", "c": "area of darkness"}],
  },
  {
    name: "keeps words that only begin like an article",
    hint: "After the, an or a there must be a space.",
    run: `select sort_name('Train to Pakistan') as a, sort_name('Anthills') as b, sort_name('Thesis') as c, sort_name('Aranyak') as d`,
    expect: [{"a": "train to pakistan", "b": "anthills", "c": "thesis", "d": "aranyak"}],
  },
  {
    name: "ignores quotation marks at the beginning",
    hint: "ltrim(text, letters) removes any of the letters from the left.",
    run: `select sort_name('“Cochin” and Other Poems') as a, sort_name('"The Guide"') as b`,
    expect: [{"a": "cochin” and other poems", "b": "guide\""}],
  },
  {
    name: "prints the catalogue as readers expect it",
    hint: "Order by group, by the number at the beginning, then by the key with collate \"C\".",
    run: `select place, name from catalogue order by place`,
    expect: [{"place": 1, "name": "9 Rivers of Kerala"}, {"place": 2, "name": "10 Stories for Children"}, {"place": 3, "name": "ആടുജീവിതം"}, {"place": 4, "name": "കടൽ കടന്ന്"}, {"place": 5, "name": "ചെമ്മീൻ"}, {"place": 6, "name": "“Cochin” and Other Poems"}, {"place": 7, "name": "The God of Small Things"}, {"place": 8, "name": "the Guide"}, {"place": 9, "name": "A Suitable Boy"}, {"place": 10, "name": "Train to Pakistan"}],
  },
]
