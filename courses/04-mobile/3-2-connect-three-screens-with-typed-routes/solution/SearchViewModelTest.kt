package org.dudh.collector

import androidx.lifecycle.SavedStateHandle
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.resetMain
import kotlinx.coroutines.test.runTest
import kotlinx.coroutines.test.setMain
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals

@OptIn(ExperimentalCoroutinesApi::class)
class SearchViewModelTest {
    private val savita = Member(17, "Savita Patil", "Palus")
    private val members = InMemoryMembers(listOf(savita, Member(42, "Ramesh Jadhav", "Kundal")))

    @BeforeTest
    fun setUp() = Dispatchers.setMain(StandardTestDispatcher())

    @AfterTest
    fun tearDown() = Dispatchers.resetMain()

    @Test
    fun `searches again after process death`() = runTest {
        val saved = SavedStateHandle()
        SearchViewModel(saved, members).onQuery("sav")

        // The system kept only what is in the handle.
        val after = SearchViewModel(SavedStateHandle(mapOf("query" to saved.get<String>("query"))), members)
        assertEquals("sav", after.query.value)
        assertEquals(SearchState.Found("sav", listOf(savita)), after.state.first { it is SearchState.Found })
    }
}
