export default [
  {
    name: 'the ages around the border are right',
    hint: '11 is under 12. 12 and 13 are not.',
    run: ({ busFare }) => [11, 12, 13].map((age) => busFare(age)),
    expect: [10, 20, 20],
  },
  {
    name: 'babies and grandparents pay the right fare',
    hint: 'Compare the age with one sign only: age < 12.',
    run: ({ busFare }) => [0, 1, 64, 101].map((age) => busFare(age)),
    expect: [10, 10, 20, 20],
  },
]
