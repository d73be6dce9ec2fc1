import java.io.IOException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.cancel
import kotlinx.coroutines.delay
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withContext

data class Member(val number: Int, val name: String, val village: String)

fun parseMembers(csv: String): List<Member> = csv.lines().drop(1).filter { it.isNotBlank() }.map { line ->
    val (number, name, village) = line.split(",")
    Member(number.toInt(), name, village)
}

/** Searches in the memory; moves to [dispatcher] because a long list would block the screen. */
class Members(private val all: List<Member>, private val dispatcher: CoroutineDispatcher = Dispatchers.Default) {
    suspend fun find(query: String): List<Member> = withContext(dispatcher) {
        val words = query.trim().lowercase().split(" ").filter { it.isNotEmpty() }
        all.filter { member ->
            ensureActive() // a search that nobody waits for stops here
            words.isNotEmpty() && words.all { word -> member.number.toString() == word || member.name.lowercase().split(" ").any { it.startsWith(word) } }
        }
    }
}

sealed interface SearchState {
    data object Idle : SearchState
    data object Searching : SearchState
    data class Found(val query: String, val members: List<Member>) : SearchState
    data class Failed(val query: String) : SearchState
}

class MemberSearch(
    private val scope: CoroutineScope,
    private val pauseMs: Long = 300,
    private val find: suspend (String) -> List<Member>,
) {
    private val _state = MutableStateFlow<SearchState>(SearchState.Idle)
    val state: StateFlow<SearchState> = _state.asStateFlow()
    private var job: Job? = null

    fun onQuery(query: String) {
        job?.cancel()
        if (query.isBlank()) {
            _state.value = SearchState.Idle
            return
        }
        job = scope.launch {
            delay(pauseMs)
            _state.value = SearchState.Searching
            _state.value = try {
                SearchState.Found(query, find(query))
            } catch (e: IOException) {
                SearchState.Failed(query)
            }
        }
    }
}

fun main() = runBlocking {
    val csv = "number,name,village\n1,Savita Patil,Palus\n2,Sarika Mane,Kundal\n17,Ramesh Patil,Palus\n"
    val members = Members(parseMembers(csv))
    check(members.find("pat").map { it.number } == listOf(1, 17))
    check(members.find("17").single().name == "Ramesh Patil")
    check(members.find("sa pa").single().number == 1)
    check(members.find(" ").isEmpty())

    // The slow answer for "s" must not replace the quick answer for "sav".
    val asked = mutableListOf<String>()
    val scope = CoroutineScope(coroutineContext + Job())
    val search = MemberSearch(scope, pauseMs = 10) { query ->
        asked += query
        delay(if (query == "s") 200 else 20)
        members.find(query)
    }
    search.onQuery("s")
    delay(50)
    check(search.state.value == SearchState.Searching)
    search.onQuery("sa") // cancelled within its pause: never asked
    search.onQuery("sav")
    delay(300)
    val found = search.state.value as SearchState.Found
    check(found.query == "sav" && found.members.single().number == 1)
    check(asked == listOf("s", "sav")) { "$asked" }

    search.onQuery("")
    check(search.state.value == SearchState.Idle)

    // Closing the screen cancels its scope and everything in it.
    search.onQuery("pat")
    scope.cancel()
    delay(50)
    check(asked.last() == "sav")

    val failing = MemberSearch(this, pauseMs = 1) { throw IOException("file") }
    failing.onQuery("x")
    delay(50)
    check(failing.state.value == SearchState.Failed("x"))
    println("all checks passed")
}
