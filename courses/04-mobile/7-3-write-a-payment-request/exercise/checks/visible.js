export default [
  {
    name: 'writes all parameters in their order',
    hint: 'pa, pn, am, cu, tr, tn, each value with encodeURIComponent, and & between them.',
    run: ({ upiLink }) =>
      upiLink({ payee: 'savita.patil@example', name: 'Savita Patil', paise: 272728, reference: 'P-2026-11-0017', note: 'Milk 1-15 Nov' }),
    expect:
      'upi://pay?pa=savita.patil%40example&pn=Savita%20Patil&am=2727.28&cu=INR&tr=P-2026-11-0017&tn=Milk%201-15%20Nov',
  },
  {
    name: 'leaves the note out when there is none',
    hint: 'Add tn only if the note has letters.',
    run: ({ upiLink }) => {
      const request = { payee: 'imran@example', name: 'Imran', paise: 100, reference: 'P-1' }
      return [upiLink(request), upiLink({ ...request, note: '' })]
    },
    expect: [
      'upi://pay?pa=imran%40example&pn=Imran&am=1.00&cu=INR&tr=P-1',
      'upi://pay?pa=imran%40example&pn=Imran&am=1.00&cu=INR&tr=P-1',
    ],
  },
  {
    name: 'writes two digits after the point',
    hint: 'Math.trunc(paise / 100), a point, and String(paise % 100).padStart(2, "0").',
    run: ({ upiLink }) =>
      [5, 272720, 272700, 435].map(
        (paise) => /am=([^&]*)/.exec(upiLink({ payee: 'imran@example', name: 'Imran', paise, reference: 'P-1' }))[1],
      ),
    expect: ['0.05', '2727.20', '2727.00', '4.35'],
  },
  {
    name: 'encodes signs that have a meaning in an address',
    hint: 'encodeURIComponent around each value, not around the whole address.',
    run: ({ upiLink }) =>
      upiLink({ payee: 'a_b-c.d@example', name: 'Savita & Sons + Co #1', paise: 100, reference: 'P-1', note: '100 % = सब' }),
    expect:
      'upi://pay?pa=a_b-c.d%40example&pn=Savita%20%26%20Sons%20%2B%20Co%20%231&am=1.00&cu=INR&tr=P-1&tn=100%20%25%20%3D%20%E0%A4%B8%E0%A4%AC',
  },
  {
    name: 'reads an address in any order',
    hint: 'URLSearchParams takes what comes after the question mark and decodes it. get gives null for what is missing.',
    run: ({ readLink }) => [
      readLink('upi://pay?tr=P-1&am=10.50&cu=INR&pn=Tea%20%26%20More&pa=teastall@example&tn=Tea'),
      readLink('upi://pay?pa=teastall%40example'),
    ],
    expect: [
      { payee: 'teastall@example', name: 'Tea & More', paise: 1050, reference: 'P-1', note: 'Tea' },
      { payee: 'teastall@example', name: null, paise: null, reference: null, note: null },
    ],
  },
  {
    name: 'refuses an amount of 0',
    hint: 'Check that the paise are a whole number from 1 to 10000000, before anything is written.',
    run: ({ upiLink }) => upiLink({ payee: 'imran@example', name: 'Imran', paise: 0, reference: 'P-1' }),
    throws: 'amount must be 1 to 10000000 paise',
  },
]
