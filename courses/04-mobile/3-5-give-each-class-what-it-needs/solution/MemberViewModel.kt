package org.dudh.collector

import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory.Companion.APPLICATION_KEY
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import java.io.IOException

// Member, Members and MemberSearch are in MemberSearch.kt, from the step about coroutines.

interface MemberRepository {
    /** Null if there is no such member. */
    suspend fun member(number: Int): Member?

    /** For the search: by number, or by the beginning of a name. */
    suspend fun find(query: String): List<Member>
}

class InMemoryMembers(private val all: List<Member>) : MemberRepository {
    override suspend fun member(number: Int): Member? = all.find { it.number == number }

    override suspend fun find(query: String): List<Member> = Members(all).find(query)
}

sealed interface MemberState {
    data object Loading : MemberState
    data class Loaded(val member: Member) : MemberState
    data class Unknown(val number: Int) : MemberState
    data object Failed : MemberState
}

class MemberViewModel(number: Int, members: MemberRepository) : ViewModel() {
    private val _state = MutableStateFlow<MemberState>(MemberState.Loading)
    val state: StateFlow<MemberState> = _state.asStateFlow()

    init {
        viewModelScope.launch {
            _state.value = try {
                members.member(number)?.let(MemberState::Loaded) ?: MemberState.Unknown(number)
            } catch (_: IOException) {
                MemberState.Failed
            }
        }
    }
}

fun memberFactory(number: Int) = viewModelFactory {
    initializer {
        val app = this[APPLICATION_KEY] as DudhApp
        MemberViewModel(number, app.container.members)
    }
}
