// Short posts in English, written for measuring how languages are told apart: a sentence a line.

/// Posts by language; the tables were made with the even ones, the odd ones only measure.
enum LanguageSamples {
  static let english = """
    So tired
    Best day ever!
    I can't believe it
    Good morning everyone
    Happy birthday Ana!
    Who's up for a walk?
    New blog post is out now
    Missed my train again...
    My cat is an absolute menace
    lol same
    Coffee first, questions later
    This soup tastes like cardboard
    Finally home
    It is raining and I forgot my umbrella
    We won!!!
    Lost my keys, found my patience
    No comment.
    Anyone else watching the match?
    What a gorgeous sunset over the harbour
    Deadline moved to Thursday
    I miss her so much
    Proud of you, kid
    Ugh, Mondays
    Nobody asked
    Meeting at noon in room four
    The bakery closes at six
    Sourdough update: it rose
    Broke my favourite mug today
    You had one job
    Thanks for all the kind messages
    Not today
    Dinner with old friends tonight
    Why is parking in this town so awful
    Two hours late, no apology
    Just finished the book and I'm in tears
    Perfect weather for cycling
    See you in Madrid next week
    He left without saying goodbye
    Reading in the garden
    Stuck in traffic on the bridge
    Grandma's recipe never fails
    Sleep is for the weak
    Wish you were here
    Server is down again, third time this week
    Love this song
    Great concert, terrible sound
    The kids are finally asleep
    I hate goodbyes
    First snow of the year!
    Bus 42 now stops at the library
    What even is this
    Feeling much better, thank you
    Can somebody recommend a good dentist?
    Rest in peace, old friend
    She said yes!
    Update your phones, folks
    My flight got cancelled
    Pizza for breakfast, no regrets
    The meeting could have been an email
    Small joys: clean sheets
    Photos from the festival
    Tickets go on sale Friday
    Nothing works and nobody cares
    Spring is in the air
    Running late, save me a seat
    That was painful to watch
    Learning Spanish is harder than I thought
    Best tacos in Oaxaca, no contest
    Weekend plans: none
    I passed the exam!
    Dog ate my homework, literally
    Winter is coming
    Quiet evening, warm tea
    Fell off my bike, scraped both knees
    Version 2 is released
    Heartbroken.
    The museum opens at ten on Sundays
    A small step, but mine
    Is it Friday yet?
    Never again
    """
}
