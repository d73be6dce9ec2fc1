import { afterAll, expect, test } from 'vitest'
import { reuseRealm } from '../host/reuse.ts'
import { runChecks } from '../host/run-checks.ts'
import { connectToProcess } from '../node/connect.ts'
import { parseChecks } from '../parse-checks.ts'
import type { ProgramFile } from '../program.ts'

const realm = reuseRealm(connectToProcess('config'))
afterAll(() => realm.close())

/** Runs the functions as checks that expect null, and returns what came instead. */
async function valuesOf(files: ProgramFile[], runs: string[]) {
  const source = `export default [${runs.map((run, index) => `{ name: '${index}', hint: 'h', run: ${run}, expect: 'other' }`).join()}]`
  const { checks, problems } = parseChecks(source, 'config')
  expect(problems).toEqual([])
  const program = { language: 'config' as const, entry: files[0]!.path, files, database: '' }
  const { results, failure } = await runChecks(realm.connect, program, checks, { seconds: 20 })
  return failure ?? results.map(({ actual, failure: own }) => actual ?? own!.message)
}

const policy = `{ "Statement": [
  { "Effect": "Allow", "Action": ["s3:Get*", "s3:ListBucket"], "Resource": ["arn:aws:s3:::scans", "arn:aws:s3:::scans/*"] },
  { "Effect": "Deny", "Action": "s3:*", "Resource": "arn:aws:s3:::scans/private/*",
    "Condition": { "BoolIfExists": { "aws:MultiFactorAuthPresent": "false" } } }
] }`
const rules = `groups:
  - name: shop
    rules:
      - record: job:errors:ratio
        expr: sum by (job) (rate(requests_total{code=~"5.."}[5m])) / sum by (job) (rate(requests_total[5m]))
      - alert: ManyErrors
        expr: job:errors:ratio > 0.05
        for: 2m
`
const files = [
  { path: 'policy.json', text: policy },
  { path: 'rules.yaml', text: rules },
  {
    path: 'Dockerfile',
    text: 'FROM node:24-slim AS build\nCOPY --chown=node:node . .\nRUN npm ci && \\\n  npm run build\nFROM node:24-slim\nUSER node\nCMD ["node", "server.js"]\n',
  },
  { path: 'nginx.conf', text: 'server {\n  listen 443 ssl;\n  location /api/ { proxy_pass http://app; } # app\n}\n' },
  {
    path: 'main.tf',
    text: 'resource "aws_subnet" "a" {\n  cidr_block = "10.0.1.0/24"\n  vpc_id = aws_vpc.main.id\n  tags = { Name = "a" }\n}\n',
  },
  { path: 'report.sh', text: '#!/bin/bash\nset -euo pipefail\nrm -rf $DIR\ndu -sk "$DIR" | sort -n\n' },
  {
    path: 'ci.yml',
    text: `on: [push]
permissions: { contents: read }
jobs:
  test: { steps: [{ uses: actions/checkout@v5 }, { run: npm test }] }
  release: { needs: test, permissions: { id-token: write }, steps: [] }
`,
  },
]

test('reads and evaluates each kind of configuration', async () => {
  const call = (text: string) => `({ iam, json }) => iam(json('policy.json'), ${text})`
  const found = await valuesOf(files, [
    call(`{ action: 's3:getobject', resource: 'arn:aws:s3:::scans/a.png' }`),
    call(`{ action: 's3:GetObject', resource: 'arn:aws:s3:::scans/private/a.png' }`),
    call(
      `{ action: 's3:GetObject', resource: 'arn:aws:s3:::scans/private/a.png', context: { 'aws:MultiFactorAuthPresent': 'true' } }`,
    ),
    call(`{ action: 's3:PutObject', resource: 'arn:aws:s3:::scans/a.png' }`),
    `({ firing }) => firing('rules.yaml', { series: {
      'requests_total{job="shop",code="200"}': '0+60x20', 'requests_total{job="shop",code="500"}': '0x9 10+10x10' } })`,
    `({ promql }) => promql('sum(rate(requests_total[5m]))', { series: { 'requests_total{a="1"}': '0+60x10', 'requests_total{a="2"}': '0+120x10' }, at: '10m' })`,
    `({ dockerfile }) => dockerfile('Dockerfile').map(({ from, steps }) => [from, steps.map(({ keyword, args, flags }) => [keyword, args.length, flags])])`,
    `({ nginx, find }) => find(nginx('nginx.conf'), 'server', 'location', 'proxy_pass').map(({ args, line }) => [args, line])`,
    `({ hcl }) => hcl('main.tf')[0].attributes`,
    `({ shell }) => { const { options, commands } = shell('report.sh'); return [options, commands.map(({ name, unquoted, pipe }) => [name, unquoted, pipe.length])] }`,
    `({ workflow }) => { const { order, jobs } = workflow('ci.yml'); return [order, jobs.map(({ permissions, uses }) => [permissions, uses.map(({ isPinned }) => isPinned)])] }`,
    `({ yaml }) => yaml('ci.yml').missing.part`,
    `({ yaml }) => yaml('other.yaml')`,
  ])
  expect(found).toEqual([
    "'allowed'",
    "'explicitly denied'",
    "'allowed'",
    "'not allowed'",
    "{ ManyErrors: ['13m to end'] }",
    '[{ value: 3 }]',
    expect.stringContaining("{ chown: 'node:node' }"),
    "[[['http://app'], 3]]",
    expect.stringContaining("vpc_id: 'aws_vpc.main.id'"),
    expect.stringContaining("['rm', ['$DIR'], 1]"),
    expect.stringContaining("[['test'], ['release']]"),
    'A part that this check looks at is missing, or has another form than expected.',
    'There is no file other.yaml.',
  ])
})

test.each([
  ['a.json', '{\n  "a": 1,\n}', 3, 'A comma before a closing bracket'],
  ['a.json', '{\n  "a": 1\n  "b": 2 }', 3, 'Is a comma missing'],
  ['a.yaml', 'a:\n\tb: 1', 2, 'a tab at the beginning'],
  ['a.yaml', 'a: 1\na: 2', 2, 'there twice'],
  ['Dockerfile', 'FROM node:24\nRUNN npm ci', 2, 'is no instruction'],
  ['nginx.conf', 'server {\n  listen 80\n  root /srv;\n}', 2, 'A semicolon is missing at the end of “listen”'],
  ['main.tf', 'resource "a" "b" {\n  c = 1\n', 1, 'never closed'],
  ['a.sh', 'if true; then\n  echo "a\nfi', 2, 'A quote that opens here is never closed'],
  ['a.service', '[Service]\nUser kadai', 2, 'neither a [Section] nor Key=Value'],
])('says in plain words what is wrong in %s %j', async (path, text, line, message) => {
  expect(await valuesOf([{ path, text }], ['() => 1'])).toMatchObject({
    file: path,
    line,
    message: expect.stringContaining(message) as string,
  })
})
