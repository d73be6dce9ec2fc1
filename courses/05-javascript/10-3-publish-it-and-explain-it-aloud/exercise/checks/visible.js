export default [
  {
    name: 'finds nothing wrong with a good release',
    hint: 'Return an empty list.',
    run: ({ releaseProblems }) =>
      releaseProblems({
        name: '@asha-k/small-signals',
        version: '0.3.2',
        previous: '0.3.1',
        change: 'fix',
        license: 'MIT',
        repository: 'https://github.com/asha-k/small-signals',
        files: ['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts'],
      }),
    expect: [],
  },
  {
    name: 'raises the right number from 1.0.0 on',
    hint: 'Breaking raises the first number, a feature the second, a fix the third. Those behind it become 0.',
    run: ({ nextVersion }) => ['breaking', 'feature', 'fix'].map((change) => nextVersion('1.4.2', change)),
    expect: ['2.0.0', '1.5.0', '1.4.3'],
  },
  {
    name: 'raises one place further right below 1.0.0',
    hint: 'Below 1.0.0 a breaking change raises the second number, and a feature the third.',
    run: ({ nextVersion }) => ['breaking', 'feature', 'fix'].map((change) => nextVersion('0.3.9', change)),
    expect: ['0.4.0', '0.3.10', '0.3.10'],
  },
  {
    name: 'names every problem, in order',
    hint: 'Collect the texts in a list: name, version, license, repository, then one per file.',
    run: ({ releaseProblems }) =>
      releaseProblems({
        name: 'Signals',
        version: '0.4.0',
        previous: '0.3.1',
        change: 'fix',
        license: '',
        files: ['package.json', '.env', 'dist/index.js', 'src/index.ts'],
      }),
    expect: ['name', 'version', 'license', 'repository', 'files: .env', 'files: src/index.ts'],
  },
  {
    name: 'a first release is 0.1.0',
    hint: 'Without a previous version nothing follows: compare with 0.1.0.',
    run: ({ releaseProblems }) => {
      const release = { name: '@a/b', license: 'MIT', repository: 'x', files: [], change: 'feature' }
      return ['0.1.0', '1.0.0', '0.0.1'].map((version) => releaseProblems({ ...release, version }))
    },
    expect: [[], ['version'], ['version']],
  },
]
