import { type Worded, worded } from '#studio/language.ts';
import type { Speaker } from '../../speech/voices.ts';

/** What a phrase of the line brings onto the board: `said` as it is spoken, and what stands on the card. */
type Shown = { said: string; shown: string };

/**
 * What stands on the boards, and the phrases with which it comes and goes: each is spoken in its line, to the letter but for
 * capitals and marks. `shows` says for a transcript what is seen.
 */
type CoachingWords = {
  presenter: { alone: string; beside(shows: string): string };
  signs: Record<'look' | 'listen' | 'see' | 'hear' | 'feel' | 'inside' | 'hazard' | 'reminder', string>;
  question: string;
  part(number: number, title: string): { above: string; shows: string };
  instructions: {
    title: string[];
    /** In the order in which they are said. */
    when: Record<
      | 'meet'
      | 'exercise'
      | 'look'
      | 'listen'
      | 'signals'
      | 'see'
      | 'hear'
      | 'feel'
      | 'inside'
      | 'next'
      | 'people'
      | 'person'
      | 'okay'
      | 'controls'
      | 'ready',
      string
    >;
    okay: string;
    controls: Record<'repeat' | 'skip' | 'save', Shown>;
    notes: Record<'rush' | 'plan' | 'questions', Shown>;
    shows: string;
  };
  final: {
    title: [string, string];
    looked: string;
    found: Record<'hazard' | 'see' | 'hear' | 'feel' | 'inside' | 'reminder', string>;
    steps: Shown[];
    shows: string;
  };
  right: { shown: string; shows: string };
  great: { shown: string; shows: string };
  lookAgain: string;
  choose: { steps: Shown[]; shows: string };
  welcome: { title: [string, string]; shows: string };
  portrait(who: Speaker): string;
};

const WORDS: Worded<CoachingWords> = {
  en: {
    presenter: {
      alone: 'The Presenter speaks to you.',
      beside: (shows) => `The Presenter speaks to you. Beside the Presenter: ${shows}.`,
    },
    signs: {
      look: 'Look',
      listen: 'Listen',
      see: 'See',
      hear: 'Hear',
      feel: 'Feel',
      inside: 'Inside us',
      hazard: 'Hazards',
      reminder: 'Reminders',
    },
    question: 'Who is Correct?',
    part: (number, title) => ({ above: `Part ${number}`, shows: `the words "Part ${number}, ${title}"` }),
    instructions: {
      title: ['How to play', 'the game'],
      when: {
        meet: 'Meet',
        exercise: 'In each exercise',
        look: 'look',
        listen: 'listen',
        signals: 'You can see',
        see: 'see some',
        hear: 'hear some',
        feel: 'feel some',
        inside: 'hidden inside',
        next: 'Next',
        people: 'two people',
        person: 'the person',
        okay: 'Okay',
        controls: 'Tap Repeat',
        ready: 'Ready',
      },
      okay: 'Okay',
      controls: {
        repeat: { said: 'Repeat', shown: 'Repeat' },
        skip: { said: 'Skip', shown: 'Skip' },
        save: { said: 'You can save', shown: 'Save & Resume Playing Later' },
      },
      notes: {
        rush: { said: 'There is no rush', shown: 'There is no rush.' },
        plan: { said: 'Your own care plan', shown: 'Your own care plan comes first.' },
        questions: { said: 'For questions', shown: 'Ask your doctor, nurse, or pharmacist.' },
      },
      shows:
        'Rosa, Walter and Mina; signs for seeing, hearing, feeling and what is inside us; the answer card with two people ' +
        'and the button Okay; the buttons Repeat, Skip and Save & Resume Playing Later; and a note that your own care ' +
        'plan comes first',
    },
    final: {
      title: ['The last exercise is done', 'You did it!'],
      looked: 'You looked',
      found: {
        hazard: 'hazards',
        see: 'see',
        hear: 'hear',
        feel: 'feel',
        inside: 'hidden',
        reminder: 'reminders',
      },
      steps: [
        { said: 'Pick one', shown: 'Pick one thing to change' },
        { said: 'tell someone', shown: 'Tell someone you trust' },
        { said: 'Asking for help', shown: 'Ask for help' },
      ],
      shows:
        'the words "You did it!"; signs for hazards, seeing, hearing, feeling, what is inside us and reminders; three next steps; then Rosa, Walter and Mina stand beside the Presenter',
    },
    right: { shown: 'Right!', shows: 'a large tick and the word "Right!"' },
    great: { shown: 'Great!', shows: 'a large tick and the word "Great!"' },
    lookAgain: 'an eye and the word "Look"',
    choose: {
      steps: [
        { said: 'Tap the person', shown: 'Tap a person' },
        { said: 'tap Okay', shown: 'Tap Okay' },
      ],
      shows: 'the question "Who is Correct?" and two steps: tap a person, tap Okay',
    },
    welcome: { title: ['Good to see you', 'Welcome back'], shows: 'the words "Welcome back"' },
    portrait: (who) => `a portrait of ${who}`,
  },
  es: {
    presenter: {
      alone: 'El Presentador le habla.',
      beside: (shows) => `El Presentador le habla. A su lado: ${shows}.`,
    },
    signs: {
      look: 'Mire',
      listen: 'Escuche',
      see: 'Ver',
      hear: 'Oír',
      feel: 'Sentir',
      inside: 'Por dentro',
      hazard: 'Peligros',
      reminder: 'Recordatorios',
    },
    question: '¿Quién tiene la razón?',
    part: (number, title) => ({
      above: `Parte ${number}`,
      shows: `las palabras “Parte ${number}, ${title}”`,
    }),
    instructions: {
      title: ['Cómo', 'se juega'],
      when: {
        meet: 'Rosa',
        exercise: 'En cada ejercicio',
        look: 'mire',
        listen: 'escuche',
        signals: 'Unas señales',
        see: 'se ven',
        hear: 'se oyen',
        feel: 'se sienten',
        inside: 'dentro de uno',
        next: 'Luego',
        people: 'dos personas',
        person: 'a la persona',
        okay: 'Aceptar',
        controls: 'Toque Repetir',
        ready: 'Vamos a buscar',
      },
      okay: 'Aceptar',
      controls: {
        repeat: { said: 'Repetir', shown: 'Repetir' },
        skip: { said: 'Saltar', shown: 'Saltar' },
        save: { said: 'Puede guardar', shown: 'Guardar y seguir después' },
      },
      notes: {
        rush: { said: 'No hay prisa', shown: 'No hay prisa.' },
        plan: { said: 'Su plan de cuidado', shown: 'Su plan de cuidado va primero.' },
        questions: {
          said: 'Sobre su salud',
          shown: 'Pregunte a su doctor, a la enfermera o al farmacéutico.',
        },
      },
      shows:
        'Rosa, Walter y Mina; dibujos de ver, oír, sentir y lo que está dentro de uno; la tarjeta de respuesta, con dos ' +
        'personas y el botón Aceptar; los botones Repetir, Saltar y Guardar y seguir después; y una nota: su plan de cuidado ' +
        'va primero',
    },
    final: {
      title: ['Ya terminó el último ejercicio', '¡Lo logró!'],
      looked: 'Buscó',
      found: {
        hazard: 'peligros',
        see: 'se ven',
        hear: 'se oyen',
        feel: 'se sienten',
        inside: 'escondidas',
        reminder: 'recordatorios',
      },
      steps: [
        { said: 'Elija una', shown: 'Cambie una cosa' },
        { said: 'cuéntela', shown: 'Cuente con alguien' },
        { said: 'Pedir ayuda', shown: 'Pida ayuda' },
      ],
      shows:
        'las palabras “¡Lo logró!”; dibujos de peligros, ver, oír, sentir, lo que está dentro de uno y recordatorios; tres pasos; luego Rosa, Walter y Mina están junto al Presentador',
    },
    right: { shown: '¡Muy bien!', shows: 'una marca grande de correcto y las palabras “¡Muy bien!”' },
    great: { shown: '¡Correcto!', shows: 'una marca grande de correcto y la palabra “¡Correcto!”' },
    lookAgain: 'un ojo y la palabra “Mire”',
    choose: {
      steps: [
        { said: 'Toque a la persona', shown: 'Toque a una persona' },
        { said: 'toque Aceptar', shown: 'Toque Aceptar' },
      ],
      shows: 'la pregunta “¿Quién tiene la razón?” y dos pasos: toque a una persona, toque Aceptar',
    },
    welcome: {
      title: ['Otra vez por aquí', 'Qué gusto verle'],
      shows: 'las palabras “Qué gusto verle”',
    },
    portrait: (who) => `un retrato de ${who}`,
  },
};

/** The words of the boards in the language that is filmed. */
export const coachingWords = (): CoachingWords => worded(WORDS);
