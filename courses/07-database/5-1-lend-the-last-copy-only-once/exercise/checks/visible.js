export default [
  {
    name: "lends a free copy to one member only",
    hint: "update … where copy_id = … and lent_to is null; found says whether a row was changed.",
    run: `select lend(101, 1) as first, lend(101, 2) as second; select lent_to from desk where copy_id = 101`,
    expect: [{"lent_to": 1}],
  },
  {
    name: "says whether it worked",
    hint: "found is true if the update has changed a row.",
    run: `select lend(101, 1) as free, lend(101, 2) as taken, lend(103, 2) as lent_before, lend(999, 2) as unknown_copy`,
    expect: [{"free": true, "taken": false, "lent_before": false, "unknown_copy": false}],
  },
  {
    name: "lends any free copy of a title, the lowest number first",
    hint: "update … where copy_id = (select … order by copy_id limit 1 for update skip locked) returning copy_id",
    run: `select lend_any('Chemmeen', 1) as a; select lend_any('Chemmeen', 2) as b; select copy_id, lent_to from desk order by copy_id`,
    expect: [{"copy_id": 101, "lent_to": 1}, {"copy_id": 102, "lent_to": 2}, {"copy_id": 103, "lent_to": 4}],
  },
  {
    name: "gives null if no copy is free",
    hint: "Without a row, the update changes nothing and returns nothing.",
    run: `select lend_any('Godan', 1) as godan, lend_any('Nothing', 1) as nothing`,
    expect: [{"godan": null, "nothing": null}],
  },
]
