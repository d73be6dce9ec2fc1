/**
 * Runs once in each Python. It gets and answers JSON, so that no object of JavaScript ever gets to learners' code, and
 * it is written before learners' code can change what it uses.
 */
export const bootstrap = `
import ast, dataclasses, datetime, decimal, fractions, importlib.util, json, linecache, os, shutil, sys, traceback

class _Realm:
    folder = '/home/learner'
    known = None
    module = None
    checks = []

    def prepare(self, text):
        given = json.loads(text)['checks']
        self.checks = [(one['call'],) if one['call'] else self.compiled(one['run']) for one in given]
        return json.dumps({'value': None})

    def compiled(self, source):
        # Only the code stays: a program can't read the text of a check. One that is wrong fails when it is run.
        try:
            tree = ast.parse(source.strip(), '<check>')
            last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
            return compile(tree, '<check>', 'exec'), last and compile(ast.Expression(last.value), '<check>', 'eval')
        except SyntaxError as error:
            return error, None

    def start(self, text):
        given = json.loads(text)
        if self.known is None:
            self.known = set(sys.modules)
        for name in [one for one in sys.modules if one not in self.known]:
            del sys.modules[name]
        shutil.rmtree(self.folder, ignore_errors=True)
        for file in given['files']:
            path = os.path.join(self.folder, file['path'])
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, 'w', encoding='utf-8') as out:
                out.write(file['text'])
        os.chdir(self.folder)
        entry = os.path.join(self.folder, given['entry'])
        sys.path[:] = [os.path.dirname(entry), self.folder] + [
            one for one in sys.path if not one.startswith(self.folder)]
        sys.dont_write_bytecode = True
        importlib.invalidate_caches()
        linecache.clearcache()
        return self.answer(lambda: self.load(entry))

    def load(self, entry):
        name = os.path.splitext(os.path.basename(entry))[0]
        spec = importlib.util.spec_from_file_location(name, entry)
        self.module = importlib.util.module_from_spec(spec)
        sys.modules[name] = self.module
        spec.loader.exec_module(self.module)

    def evaluate(self, text):
        given = json.loads(text)
        check = self.checks[given['check']]
        if len(check) == 1:
            return self.answer(lambda: _calls.run(self.module, *check))
        names = {**vars(self.module), 'printed': given['printed']}
        return self.answer(lambda: self.run(*check, names))

    def run(self, statements, last, names):
        if isinstance(statements, SyntaxError):
            raise statements
        exec(statements, names)
        return eval(last, names) if last else None

    def answer(self, work):
        try:
            answer = {'value': self.encoded(work(), [])}
        except BaseException as error:
            answer = {'failure': self.failure(error)}
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
        return json.dumps(answer)

    def failure(self, error):
        file, line = None, None
        for frame in traceback.extract_tb(error.__traceback__):
            if frame.filename.startswith(self.folder):
                file, line = frame.filename, frame.lineno
        message = str(error)
        if isinstance(error, SyntaxError) and (error.filename or '').startswith(self.folder):
            file, line, message = error.filename, error.lineno, error.msg
        if isinstance(error, SystemExit):
            message = 'The program ended itself.'
        short = os.path.relpath(file, self.folder) if file else None
        return {'name': type(error).__name__, 'message': message, 'file': short, 'line': line}

    def encoded(self, value, parents):
        if value is None or isinstance(value, (bool, str)):
            return value
        if isinstance(value, int):
            return int(value) if abs(value) < 2 ** 53 else {'#': 'int', 'v': str(value)}
        if isinstance(value, float):
            return value if value - value == 0 else {'#': 'number', 'v': self.special(value)}
        if isinstance(value, (decimal.Decimal, fractions.Fraction)):
            return str(value)
        if isinstance(value, (datetime.date, datetime.time)):
            return value.isoformat()
        if isinstance(value, (bytes, bytearray)):
            return list(value)
        if any(value is one for one in parents):
            raise ValueError('The value contains itself.')
        if len(parents) > 30:
            raise ValueError('The value is nested too deeply to compare.')
        inner = lambda one: self.encoded(one, parents + [value])
        if isinstance(value, (list, tuple)):
            return [inner(one) for one in value]
        if isinstance(value, (set, frozenset)):
            return {'#': 'set', 'v': [inner(one) for one in self.ordered(value)]}
        if isinstance(value, dict):
            if all(isinstance(key, str) for key in value):
                return {'#': 'object', 'v': {key: inner(one) for key, one in value.items()}}
            return {'#': 'map', 'v': [[inner(key), inner(one)] for key, one in value.items()]}
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            fields = {one.name: inner(getattr(value, one.name)) for one in dataclasses.fields(value)}
            return {'#': 'object', 'v': fields}
        return repr(value)

    def special(self, value):
        return 'NaN' if value != value else 'Infinity' if value > 0 else '-Infinity'

    def ordered(self, values):
        try:
            return sorted(values)
        except TypeError:
            return sorted(values, key=repr)

_realm = _Realm()
# Learners' code has no use for JavaScript. What it digs out all the same is locked: see lockAfterwards.
for _name in ('js', 'pyodide_js', 'pyodide', '_pyodide', '_pyodide_core', 'micropip', 'ctypes', '_ctypes'):
    for _one in [one for one in sys.modules if one == _name or one.startswith(_name + '.')]:
        sys.modules[_one] = None
    sys.modules[_name] = None
sys.meta_path[:] = [one for one in sys.meta_path if 'JsFinder' not in type(one).__name__]
`
