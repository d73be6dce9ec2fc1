package org.dudh.collector

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider.AndroidViewModelFactory.Companion.APPLICATION_KEY
import androidx.lifecycle.createSavedStateHandle
import androidx.lifecycle.viewModelScope
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import androidx.navigation.toRoute
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

data class Member(val number: Int, val name: String, val village: String)

interface MemberRepository {
    /** Null if there is no such member. */
    suspend fun member(number: Int): Member?
}

class InMemoryMembers(private val all: List<Member>) : MemberRepository {
    override suspend fun member(number: Int): Member? = all.find { it.number == number }
}

sealed interface MemberState {
    data object Loading : MemberState
    data class Loaded(val member: Member) : MemberState
    data class Unknown(val number: Int) : MemberState
}

class MemberViewModel(number: Int, members: MemberRepository) : ViewModel() {
    private val _state = MutableStateFlow<MemberState>(MemberState.Loading)
    val state: StateFlow<MemberState> = _state.asStateFlow()

    init {
        viewModelScope.launch {
            _state.value = members.member(number)?.let(MemberState::Loaded) ?: MemberState.Unknown(number)
        }
    }

    companion object {
        val Factory = viewModelFactory {
            initializer {
                val app = this[APPLICATION_KEY] as DudhApp
                val saved: SavedStateHandle = createSavedStateHandle()
                MemberViewModel(saved.toRoute<MemberPage>().number, app.container.members)
            }
        }
    }
}
