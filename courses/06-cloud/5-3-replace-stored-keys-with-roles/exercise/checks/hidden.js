export default [
  {
    name: 'has no wildcard in an action of any role',
    hint: 's3:* and iam:List* allow more than the log shows.',
    run: ({ json }) => ['app-policy.json', 'backup-policy.json', 'deploy-policy.json'].flatMap((name) => [json(name).Statement].flat().filter(({ Effect }) => Effect === 'Allow').flatMap(({ Action }) => Action)).filter((action) => action.includes('*')),
    expect: [],
  },
  {
    name: 'has no statement for everything',
    hint: '"Resource": "*" also means the backups.',
    run: ({ json }) => ['app-policy.json', 'backup-policy.json', 'deploy-policy.json'].flatMap((name) => [json(name).Statement].flat().filter(({ Effect }) => Effect === 'Allow').flatMap(({ Resource }) => Resource)).filter((resource) => resource === '*' || resource === 'arn:aws:s3:::*'),
    expect: [],
  },
  {
    name: 'denies each role what belongs to another',
    hint: "The site can't release, deploy can't read reports, backup can't read uploads.",
    run: ({ json, iam }) => [iam(json('app-policy.json'), { action: 's3:PutObject', resource: 'arn:aws:s3:::hospital-releases/42.zip' }), iam(json('deploy-policy.json'), { action: 's3:GetObject', resource: 'arn:aws:s3:::hospital-files/reports/x.pdf' }), iam(json('backup-policy.json'), { action: 's3:GetObject', resource: 'arn:aws:s3:::hospital-files/uploads/x.jpg' })].map((decision) => (decision === 'explicitly denied' ? 'not allowed' : decision)),
    expect: ['not allowed', 'not allowed', 'not allowed'],
  },
  {
    name: 'refuses a job of another branch, or of a pull request',
    hint: 'StringEquals compares the whole text; StringLike with * lets branches in.',
    run: ({ json, iam }) => [iam(json('deploy-trust.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:dharwad-hospital/appointments:ref:refs/heads/test' } }),iam(json('deploy-trust.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:dharwad-hospital/appointments:pull_request' } }),iam(json('deploy-trust.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:dharwad-hospital/appointments-fork:ref:refs/heads/main' } })].map((decision) => (decision === 'explicitly denied' ? 'not allowed' : decision)),
    expect: ['not allowed', 'not allowed', 'not allowed'],
  },
  {
    name: 'lets the site send reminders and list its own bucket only',
    hint: 'sns:Publish on one topic; ListBucket on the bucket itself, without /*.',
    run: ({ json, iam }) => [iam(json('app-policy.json'), { action: 'sns:Publish', resource: 'arn:aws:sns:ap-south-1:123456789012:appointment-reminders' }), iam(json('app-policy.json'), { action: 's3:ListBucket', resource: 'arn:aws:s3:::hospital-files' }), iam(json('app-policy.json'), { action: 's3:ListBucket', resource: 'arn:aws:s3:::hospital-backup' }), iam(json('app-policy.json'), { action: 'iam:ListUsers' })].map((decision) => (decision === 'explicitly denied' ? 'not allowed' : decision)),
    expect: ['allowed', 'allowed', 'not allowed', 'not allowed'],
  },
  {
    name: 'keeps the lock of the backups closed',
    hint: 'Switching versions off, or going around the lock, is denied too.',
    run: ({ json, iam }) => [iam(json('backup-policy.json'), { action: 's3:PutBucketVersioning', resource: 'arn:aws:s3:::hospital-backup' }), iam(json('backup-policy.json'), { action: 's3:BypassGovernanceRetention', resource: 'arn:aws:s3:::hospital-backup/pg/a.zst' })],
    expect: ['explicitly denied', 'explicitly denied'],
  },
  {
    name: 'allows each role exactly the calls that its log shows',
    hint: 'Count the actions of each program in calls.jsonl. Four calls of app are not what the site does: leave them out.',
    run: ({ json }) => ['app', 'backup', 'deploy'].map((role) => [...new Set([json(`${role}-policy.json`).Statement].flat().filter(({ Effect }) => Effect === 'Allow').flatMap(({ Action }) => Action ?? 'everything but'))].map((action) => action.toLowerCase()).toSorted()),
    expect: [
      ['s3:getobject', 's3:listbucket', 's3:putobject', 'secretsmanager:getsecretvalue', 'sns:publish'],
      ['s3:getobject', 's3:listbucket', 's3:putobject'],
      ['autoscaling:startinstancerefresh', 's3:putobject'],
    ],
  },
  {
    name: 'gives each right only for the folder, topic and group of the log',
    hint: 'GetObject is for reports/*, PutObject for uploads/*, Publish for one topic, StartInstanceRefresh for the group hospital-production.',
    run: ({ json, iam }) => {
      const wide = [
        ['app', 's3:GetObject', 'arn:aws:s3:::hospital-files/uploads/ad1b.jpg'],
        ['app', 's3:PutObject', 'arn:aws:s3:::hospital-files/reports/9e4d.pdf'],
        ['app', 'sns:Publish', 'arn:aws:sns:ap-south-1:123456789012:staff-alarms'],
        ['backup', 's3:PutObject', 'arn:aws:s3:::hospital-files/reports/9e4d.pdf'],
        ['deploy', 's3:PutObject', 'arn:aws:s3:::hospital-files/uploads/ad1b.jpg'],
        ['deploy', 'autoscaling:StartInstanceRefresh', 'arn:aws:autoscaling:ap-south-1:123456789012:autoScalingGroup:9c8b:autoScalingGroupName/hospital-laboratory'],
      ]
      return wide.filter(([role, action, resource]) => iam(json(`${role}-policy.json`), { action, resource }) === 'allowed').map(([role, action, resource]) => `${role} may ${action} on ${resource.split(':').at(-1)}`)
    },
    expect: [],
  },
  {
    name: 'trusts only the tokens of GitHub',
    hint: 'Principal names the provider token.actions.githubusercontent.com, in every statement that allows something.',
    run: ({ json }) => [json('deploy-trust.json').Statement].flat().filter(({ Effect }) => Effect === 'Allow').map(({ Principal }) => JSON.stringify(Principal)),
    expect: ['{"Federated":"arn:aws:iam::123456789012:oidc-provider/token.actions.githubusercontent.com"}'],
  },
  {
    name: 'takes only tokens that were made for AWS',
    hint: 'The condition on aud: sts.amazonaws.com.',
    run: ({ json, iam }) => ['sts.amazonaws.com', 'https://github.com/somebody'].map((aud) => iam(json('deploy-trust.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': aud, 'token.actions.githubusercontent.com:sub': 'repo:dharwad-hospital/appointments:ref:refs/heads/main' } })).map((decision) => (decision === 'explicitly denied' ? 'not allowed' : decision)),
    expect: ['allowed', 'not allowed'],
  },
]
