export default [
  {
    name: "compares the direction of two vectors",
    hint: "Sum of the products, divided by the product of both lengths. The length is the root of the sum of the squares.",
    run: `select cosine('{1,0,0,0}', '{0.9,0,0,0.4}') as near, cosine('{1,2,0,0}', '{2,4,0,0}') as same, cosine('{1,0,0,0}', '{0,1,0,0}') as nothing`,
    expect: [{"near": 0.914, "same": 1, "nothing": 0}],
  },
  {
    name: "gives null for a vector without a length",
    hint: "nullif(…, 0) turns a division by zero into null.",
    run: `select cosine('{0,0,0,0}', '{1,0,0,0}') as empty, cosine('{0,1,0,0}', '{0,1,0,0}') as full_one`,
    expect: [{"empty": null, "full_one": 1}],
  },
  {
    name: "adds up the words of a question",
    hint: "unnest with ordinality numbers the elements, so that the first is added to the first.",
    run: `select meaning_of('a soldier and his mother')::text as meaning`,
    expect: [{"meaning": "{0,1,1,0}"}],
  },
  {
    name: "finds books about the sea for an ocean storm",
    hint: "Compare the vector of the question with the vector of each book.",
    run: `select * from search_books('ocean storm')`,
    expect: [{"book_id": 4, "title": "Salt on the Stairs", "score": 1}, {"book_id": 1, "title": "Nets at Dawn", "score": 0.982}, {"book_id": 8, "title": "The Second Boat", "score": 0.982}],
  },
  {
    name: "finds nothing for a question without a known word",
    hint: "The meaning is null, so every cosine is null, and null is not 0.6 or more.",
    run: `select (select count(*) from search_books('tractor repair')) as books, (select count(*) from search_books('soldier')) as with_soldier`,
    expect: [{"books": 0, "with_soldier": 2}],
  },
  {
    name: "names the nearest neighbour of each book",
    hint: "A lateral subquery for each book: order by cosine, limit 1.",
    run: `select book_id, nearest from neighbours order by book_id`,
    expect: [{"book_id": 1, "nearest": "The Second Boat"}, {"book_id": 2, "nearest": "The Ration Line"}, {"book_id": 3, "nearest": "Three Sisters of Aluva"}, {"book_id": 4, "nearest": "Nets at Dawn"}, {"book_id": 5, "nearest": "House of Spices"}, {"book_id": 6, "nearest": "Trench Songs"}, {"book_id": 8, "nearest": "Nets at Dawn"}],
  },
]
