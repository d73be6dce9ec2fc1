package org.dudh.collector

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.test.UnconfinedTestDispatcher
import kotlinx.coroutines.test.resetMain
import kotlinx.coroutines.test.setMain
import java.io.IOException
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals

@OptIn(ExperimentalCoroutinesApi::class)
class MemberViewModelTest {
    private val savita = Member(17, "Savita Patil", "Palus")
    private val members = InMemoryMembers(listOf(savita))

    // viewModelScope uses Dispatchers.Main, which doesn't exist on a laptop.
    @BeforeTest
    fun setUp() = Dispatchers.setMain(UnconfinedTestDispatcher())

    @AfterTest
    fun tearDown() = Dispatchers.resetMain()

    @Test
    fun `shows the member`() =
        assertEquals<MemberState>(MemberState.Loaded(savita), MemberViewModel(17, members).state.value)

    @Test
    fun `says so when a link names nobody`() =
        assertEquals<MemberState>(MemberState.Unknown(999), MemberViewModel(999, members).state.value)

    @Test
    fun `says that the list can't be read`() {
        val broken = object : MemberRepository {
            override suspend fun member(number: Int): Member? = throw IOException("disk full")
            override suspend fun find(query: String): List<Member> = throw IOException("disk full")
        }
        assertEquals<MemberState>(MemberState.Failed, MemberViewModel(17, broken).state.value)
    }
}
