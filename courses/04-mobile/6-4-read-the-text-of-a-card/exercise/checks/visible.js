export default [
  {
    name: 'calculates the check digit',
    hint: 'From the right: double every second digit, beginning with the last; 9 less if it is more than 9.',
    run: ({ checkDigit }) => ['00017', '00042', '00000', '12345', '99999'].map((digits) => checkDigit(digits)),
    expect: [4, 2, 0, 5, 5],
  },
  {
    name: 'reads a member’s card',
    hint: 'Catch the parts with round brackets, and make the digits a number.',
    run: ({ readCard }) => ['DUDH1-00017-4', ' DUDH1-00042-2\n', 'DUDH1-12345-5'].map((text) => readCard(text)),
    expect: [
      { kind: 'member', number: 17 },
      { kind: 'member', number: 42 },
      { kind: 'member', number: 12345 },
    ],
  },
  {
    name: 'finds exchanged and misread digits',
    hint: 'Compare the check digit of the card with the one that you calculate.',
    run: ({ readCard }) => ['DUDH1-00071-4', 'DUDH1-00077-4', 'DUDH1-00017-5'].map((text) => readCard(text)),
    expect: [{ kind: 'damaged' }, { kind: 'damaged' }, { kind: 'damaged' }],
  },
  {
    name: 'knows codes that aren’t cards',
    hint: 'The pattern must match the whole text: ^ and $. Only spaces around the text are taken away.',
    run: ({ readCard }) =>
      ['upi://pay?pa=x@bank', '8901234567890', '', 'see DUDH1-00017-4', 'DUDH1-00017-4?x', 'dudh1-00017-4', 'DUDH1-017-4', 'DUDH1-00 017-4'].map(
        (text) => readCard(text).kind,
      ),
    expect: ['other', 'other', 'other', 'other', 'other', 'other', 'other', 'other'],
  },
  {
    name: 'asks for an update for a later card',
    hint: 'Look at the version before the check digit.',
    run: ({ readCard }) => ['DUDH2-00017-9', 'DUDH12-00000-0'].map((text) => readCard(text)),
    expect: [{ kind: 'newer' }, { kind: 'newer' }],
  },
  {
    name: 'writes the text of a card',
    hint: 'padStart(5, "0") for the digits, then their check digit.',
    run: ({ cardText }) => [17, 42, 1, 99999].map((number) => cardText(number)),
    expect: ['DUDH1-00017-4', 'DUDH1-00042-2', 'DUDH1-00001-8', 'DUDH1-99999-5'],
  },
]
