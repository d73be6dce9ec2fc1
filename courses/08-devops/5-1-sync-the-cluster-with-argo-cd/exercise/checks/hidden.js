export default [
  {
    name: 'never removes the disk with the orders',
    hint: 'An annotation on the PersistentVolumeClaim: Prune=false.',
    run: ({ documents, yaml }) => {
      const { metadata, spec } = yaml('application.yaml')
      const objects = documents('database.yaml')
      return objects.filter(({ kind }) => kind === 'PersistentVolumeClaim').map((one) => String(one.metadata.annotations?.['argocd.argoproj.io/sync-options']).split(',').map((option) => option.trim()).filter((option) => option === 'Prune=false').length)
    },
    expect: [1],
  },
  {
    name: 'has no Secret in the repository',
    hint: 'A Secret is base64: everybody with read access has the password. A ConfigMap with the password is no better.',
    run: ({ documents }) => {
      const objects = documents('database.yaml')
      const secrets = objects.filter(({ kind }) => kind === 'Secret').map(({ metadata }) => metadata.name)
      const passwords = objects.filter((one) => /"POSTGRES_PASSWORD":"|"name":"POSTGRES_PASSWORD","value":|postgres:\/\/\w+:\w+@|a2FkYWk/.test(JSON.stringify(one))).map(({ kind }) => kind)
      return { secrets, 'a password in a': passwords.filter((kind) => kind !== 'Secret') }
    },
    expect: { secrets: [], 'a password in a': [] },
  },
  {
    name: 'reads a repository over HTTPS, without a password in its address',
    hint: 'https://github.com/NAME/REPOSITORY.git',
    run: ({ documents, yaml }) => {
      const { metadata, spec } = yaml('application.yaml')
      const objects = documents('database.yaml')
      const url = new URL(spec.source.repoURL)
      return [url.protocol, url.password === '' && url.username === '' ? 'no password' : 'a password']
    },
    expect: ['https:', 'no password'],
  },
  {
    name: 'is one Application of Argo CD',
    hint: 'apiVersion and kind as in the lesson.',
    run: ({ yaml }) => { const { apiVersion, kind } = yaml('application.yaml'); return [apiVersion, kind] },
    expect: ['argoproj.io/v1alpha1', 'Application'],
  },
]
