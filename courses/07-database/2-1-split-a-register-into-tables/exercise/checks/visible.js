export default [
  {
    name: "finds the member with two phone numbers",
    hint: "Group by member and count the different numbers. having compares the count.",
    run: `select member_no, numbers from two_phones order by member_no`,
    expect: [{"member_no": "M-102", "numbers": 2}],
  },
  {
    name: "stores each title once",
    hint: "select distinct gives each pair of name and author once.",
    run: `select name, author from branch_titles order by name, author`,
    expect: [{"name": "Chemmeen", "author": "Thakazhi"}, {"name": "Collected Poems", "author": "Nissim Ezekiel"}, {"name": "Collected Poems", "author": "Sugathakumari"}, {"name": "Khasakkinte Itihasam", "author": "O. V. Vijayan"}],
  },
  {
    name: "gives each copy its own title",
    hint: "Two titles have the same name. Compare the author as well when you look for the title of a copy.",
    run: `select accession_no, name, author from branch_copies join branch_titles using (title_id) order by accession_no`,
    expect: [{"accession_no": "KL-1957-0007", "name": "Chemmeen", "author": "Thakazhi"}, {"accession_no": "KL-1971-0033", "name": "Khasakkinte Itihasam", "author": "O. V. Vijayan"}, {"accession_no": "KL-1978-0412", "name": "Chemmeen", "author": "Thakazhi"}, {"accession_no": "KL-1990-0518", "name": "Collected Poems", "author": "Sugathakumari"}, {"accession_no": "KL-1998-0300", "name": "Collected Poems", "author": "Nissim Ezekiel"}],
  },
  {
    name: "keeps the number of the newest loan that has one",
    hint: "Sort by lent_on, newest first, and put loans without a number last.",
    run: `select member_no, name, phone from branch_members order by member_no`,
    expect: [{"member_no": "M-101", "name": "Anjali Menon", "phone": "9847000001"}, {"member_no": "M-102", "name": "Faisal Rahman", "phone": "9847000022"}, {"member_no": "M-103", "name": "Grace Kurian", "phone": "9847000003"}, {"member_no": "M-104", "name": "Diya Menon", "phone": "9847000001"}],
  },
  {
    name: "has every loan once",
    hint: "Every line of the register is one loan.",
    run: `select accession_no, member_no, lent_on, returned_on from branch_loans order by lent_on`,
    expect: [{"accession_no": "KL-1957-0007", "member_no": "M-103", "lent_on": "2023-11-06", "returned_on": "2023-11-20"}, {"accession_no": "KL-1957-0007", "member_no": "M-101", "lent_on": "2024-01-08", "returned_on": "2024-01-25"}, {"accession_no": "KL-1990-0518", "member_no": "M-102", "lent_on": "2024-01-10", "returned_on": "2024-02-09"}, {"accession_no": "KL-1978-0412", "member_no": "M-103", "lent_on": "2024-02-01", "returned_on": "2024-02-20"}, {"accession_no": "KL-1998-0300", "member_no": "M-104", "lent_on": "2024-03-05", "returned_on": null}, {"accession_no": "KL-1978-0412", "member_no": "M-101", "lent_on": "2024-04-02", "returned_on": "2024-04-20"}, {"accession_no": "KL-1971-0033", "member_no": "M-102", "lent_on": "2024-06-03", "returned_on": "2024-06-20"}],
  },
]
