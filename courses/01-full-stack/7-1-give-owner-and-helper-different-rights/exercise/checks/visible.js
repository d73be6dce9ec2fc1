export default [
  {
    milestone: 'Sign in',
    name: 'answers a right password with who it is, and the cookie opens the ledger',
    hint: 'verify the password, start a session, and send its token with reply.header("set-cookie", …).',
    steps: [
      { request: 'POST /login', body: { email: 'owner@example.com', password: 'monsoon mango 41' }, as: 'owner', pick: ['status', 'body'] },
      { request: 'GET /customers', headers: { cookie: '{owner.headers.set-cookie}' }, pick: ['status', 'body.2.paise'] },
    ],
    expect: [
      [200, { name: 'Ramesh Sharma', role: 'owner' }],
      [200, 66000],
    ],
  },
  {
    milestone: 'Sign in',
    name: 'gives a wrong password and an unknown email the same answer',
    hint: 'One sentence for both, or strangers find out who has an account.',
    steps: [
      { request: 'POST /login', body: { email: 'owner@example.com', password: 'guess' } },
      { request: 'POST /login', body: { email: 'nobody@example.com', password: 'guess' } },
    ],
    expect: [
      { status: 401, body: { code: 'wrong_login', message: 'Email or password is wrong.', field: null } },
      { status: 401, body: { code: 'wrong_login', message: 'Email or password is wrong.', field: null } },
    ],
  },
  {
    milestone: 'Sign in',
    name: 'writes a cookie that scripts and other sites can’t use',
    hint: 'session=kX3; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=43200',
    steps: [{ call: 'src/access.ts sessionCookie', args: ['kX3', 43200] }, { call: 'src/access.ts sessionCookie', args: ['', 0] }],
    expect: [
      'session=kX3; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=43200',
      'session=; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=0',
    ],
  },
  {
    milestone: 'Sign in',
    name: 'finds the token among other cookies, and makes its digest',
    hint: 'Split at ";", trim, and look for the pair that begins with session=. createHash("sha256") makes the digest.',
    steps: [
      { call: 'src/access.ts readToken', args: ['theme=dark; session=kX3; lang=hi'] },
      { call: 'src/access.ts readToken', args: ['theme=dark'] },
      { call: 'src/access.ts digest', args: ['kX3'] },
    ],
    expect: ['kX3', null, 'da1098517a139c863e96529d17999d97d627bb3adbc131c2e0c1bb6ef4e744c3'],
  },
  {
    milestone: 'Rights',
    name: 'strangers get 401 everywhere',
    hint: 'allow stands in front of every route, also of those that only read.',
    steps: [
      { request: 'GET /customers', pick: ['status', 'body.code'] },
      { request: 'POST /entries', body: { id: '11111111-1111-4111-8111-111111111111', customerId: 'c1', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-08' }, pick: ['status', 'body.code'] },
      { request: 'POST /customers/c3/settle', pick: ['status', 'body.code'] },
    ],
    expect: [
      [401, 'sign_in'],
      [401, 'sign_in'],
      [401, 'sign_in'],
    ],
  },
  {
    milestone: 'Rights',
    name: 'the owner settles, and the debt is gone',
    hint: 'A payment of exactly the balance: 201 with the entry.',
    steps: [
      { request: 'POST /login', body: { email: 'owner@example.com', password: 'monsoon mango 41' }, as: 'owner' },
      { request: 'POST /customers/c3/settle', headers: { cookie: '{owner.headers.set-cookie}' }, pick: ['status', 'body.kind', 'body.paise', 'body.customerId'] },
      { request: 'GET /customers', headers: { cookie: '{owner.headers.set-cookie}' }, pick: 'body.*.paise' },
      { request: 'POST /customers/c3/settle', headers: { cookie: '{owner.headers.set-cookie}' }, pick: ['status', 'body.code'] },
    ],
    expect: [[201, 'payment', 66000, 'c3'], [0, 0, 0], [409, 'owes_nothing']],
  },
  {
    milestone: 'Rights',
    name: 'a helper adds a credit but doesn’t settle, and the debt is still there',
    hint: 'The table says what a helper may do. Check before you write.',
    steps: [
      { request: 'POST /login', body: { email: 'helper@example.com', password: 'green bangle 7' }, as: 'helper' },
      { request: 'POST /entries', headers: { cookie: '{helper.headers.set-cookie}' }, body: { id: '11111111-1111-4111-8111-111111111111', customerId: 'c1', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-08' }, pick: 'status' },
      { request: 'POST /customers/c3/settle', headers: { cookie: '{helper.headers.set-cookie}' }, pick: ['status', 'body.code'] },
      { request: 'GET /customers', headers: { cookie: '{helper.headers.set-cookie}' }, pick: 'body.*.paise' },
    ],
    expect: [201, [403, 'forbidden'], [4000, 0, 66000]],
  },
  {
    milestone: 'Sessions end',
    name: 'after signing out, the cookie is worthless',
    hint: 'Delete the session in the server’s list; the browser’s copy doesn’t matter.',
    steps: [
      { request: 'POST /login', body: { email: 'owner@example.com', password: 'monsoon mango 41' }, as: 'owner' },
      { request: 'POST /logout', headers: { cookie: '{owner.headers.set-cookie}' }, pick: ['status', 'headers.set-cookie'] },
      { request: 'GET /customers', headers: { cookie: '{owner.headers.set-cookie}' }, pick: ['status', 'body.code'] },
    ],
    expect: [
      [204, 'session=; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=0'],
      [401, 'sign_in'],
    ],
  },
  {
    milestone: 'Test the refusals',
    name: 'your tests find each of nine mistakes',
    hint: 'After each refusal, look at the balances as the owner: did nothing happen? For the time, give createApp a clock.',
    steps: [{ bugs: true }],
    expect: { model: 'passes', caught: 9, missed: [] },
  },
]
