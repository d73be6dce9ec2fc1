// Who may take a role in the cloud? Checks a trust policy against tokens as GitHub issues them. Node 24, no packages.
// Usage: node oidc-lab.mjs trust-policy.json
import { readFileSync } from 'node:fs'

const policy = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const issuer = 'token.actions.githubusercontent.com'
const token = (sub, aud = 'sts.amazonaws.com') => ({ iss: issuer, aud, sub })
const cases = [
  ['a release from main, in the environment production', token('repo:kadai-shop/kadai:environment:production'), true],
  ['a pull request of the same repository', token('repo:kadai-shop/kadai:pull_request'), false],
  ['any branch of the same repository', token('repo:kadai-shop/kadai:ref:refs/heads/try-something'), false],
  ['another repository of the company', token('repo:kadai-shop/website:environment:production'), false],
  ['a stranger whose account begins with the same letters', token('repo:kadai-shop-free/kadai:environment:production'), false],
  ['a token that was made for another service', token('repo:kadai-shop/kadai:environment:production', 'https://example.com'), false],
]

const asList = (value) => (Array.isArray(value) ? value : [value])
const like = (pattern, text) => new RegExp(`^${pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*').replaceAll('?', '.')}$`, 's').test(text)
function allows(statement, claims) {
  if (statement.Effect !== 'Allow' || !asList(statement.Action).includes('sts:AssumeRoleWithWebIdentity')) return false
  if (!String(statement.Principal?.Federated ?? '').endsWith(`oidc-provider/${issuer}`)) return false
  for (const [operator, conditions] of Object.entries(statement.Condition ?? {}))
    for (const [key, wanted] of Object.entries(conditions)) {
      const actual = claims[key.replace(`${issuer}:`, '')]
      const matches = asList(wanted).some((value) => (operator === 'StringLike' ? like(value, actual) : operator === 'StringEquals' && value === actual))
      if (!matches) return false
    }
  return true
}
let wrong = 0
for (const [name, claims, should] of cases) {
  const does = asList(policy.Statement).some((statement) => allows(statement, claims))
  if (does !== should) wrong++
  console.log(`${does === should ? 'ok   ' : 'WRONG'} ${does ? 'allowed' : 'refused'}  ${name}`)
}
console.log(wrong === 0 ? 'the policy lets in exactly the right one' : `${wrong} wrong`)
process.exitCode = wrong === 0 ? 0 : 1
